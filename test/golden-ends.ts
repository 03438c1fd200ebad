/** Battles that take too long to be decided again every day: `npm run test:slow` does. */
export const LONG: readonly string[] = ['dbmm-by-hand.json'];

/** The expected end of each battle in content/battles. */
export const GOLDEN: Readonly<
  Record<string, { readonly winner: string; readonly how: string; readonly hash: string }>
> = {
  'against-the-bot.json': {
    winner: 'red',
    how: 'rout',
    hash: 'e90277c813a9ae4be3fd95c7c230f985b4f43fc04a293e711946471e86e81708',
  },
  'agreed-draw.json': {
    winner: 'draw',
    how: 'agreed',
    hash: 'e251737f46a09440af178d2eabfa79bf0bb91863abf6720b73ee2db2a4ecac25',
  },
  'ambush.json': {
    winner: 'red',
    how: 'rout',
    hash: '5a185ecb836682c48b8f58346b36dd0d77e06ddc00abf6cbc6d32dc4a22debf9',
  },
  'dbm-agreed-draw.json': {
    winner: 'draw',
    how: 'agreed',
    hash: '3499edc93990ef259535a5d478805065c9067f53d968b10d3cdee107465b463b',
  },
  'dbm-both-defeated.json': {
    winner: 'draw',
    how: 'losses',
    hash: '2ea6256db4ee55b7184496676da8ea030a068038405a619ffc7e3c3fcac6b842',
  },
  'dbm-by-hand.json': {
    winner: 'red',
    how: 'resigned',
    hash: 'e3f05d1b5ecb7ce352f34adda7fd16621a0747df45502a0f2030057f5fa3f74e',
  },
  'dbm-hidden.json': {
    winner: 'draw',
    how: 'dusk',
    hash: '53462613fe2ff0525931d076e2762267a682ee06c40e2b5bb714d56b81f01232',
  },
  'dbm-limit.json': {
    winner: 'red',
    how: 'limit',
    hash: '8c7450b6bd484549ffc9d415f980e03026d2d51aa8d9a5c295e6fd45ff8aeb9b',
  },
  'dbm-losses.json': {
    winner: 'red',
    how: 'losses',
    hash: '6d7da07f1d99e2aa5457b48ff1392600d1b9c22f669b5113054575ba2498c7ae',
  },
  'dbm-resigned.json': {
    winner: 'red',
    how: 'resigned',
    hash: '6891ece34942020324d6b48124ee7b5a3941598eaffb996454b4c09eeacbe45d',
  },
  'dbm-ships.json': {
    winner: 'blue',
    how: 'losses',
    hash: 'ef03f3cb4589eda837bd5a5934a6e981585143f707cc6e32a06a6ac3d28acc85',
  },
  'dbm-time.json': {
    winner: 'draw',
    how: 'time',
    hash: 'dfec00c386eac345d164c278b048d3bd088aa45c92e244d8df1ce7e6078e6a34',
  },
  'dbm-walls.json': {
    winner: 'blue',
    how: 'losses',
    hash: '9dd0031050dae8105c8cbe258a973a4fb1ff35c200c772bd075d09e5731ddca3',
  },
  'dbmm-agreed-draw.json': {
    winner: 'draw',
    how: 'agreed',
    hash: 'e0d8a5ea47bba57da062214a1e851155bb5fa1a55bb690fe4ee9da7fbdcdcbeb',
  },
  'dbmm-both-defeated.json': {
    winner: 'draw',
    how: 'losses',
    hash: 'c6392b4cbfb65254f5b879607bba2f475610b150e838a075d93d290f2b65f599',
  },
  // A person decided on the screen: terrain, pits, scouts, places, stakes, riders on foot, orders of dice, strokes.
  'dbmm-by-hand.json': {
    winner: 'blue',
    how: 'resigned',
    hash: 'f517fd963d38aa879ab16352de4be4e06f0adff279575c1ac0ff16a23b4e1929',
  },
  'dbmm-hidden.json': {
    winner: 'draw',
    how: 'limit',
    hash: '46f6413bec195e5d76e663aab522e3fe6e140bde576ae3e27f0388d75596858e',
  },
  'dbmm-limit.json': {
    winner: 'draw',
    how: 'limit',
    hash: '413b8f72765765678b3f65581115163b7bbfab5770aad8e256d89a2d2a1211ce',
  },
  'dbmm-losses.json': {
    winner: 'red',
    how: 'losses',
    hash: 'c77f29cb216f88cf5e4165809e194741998c5795b89d41c576948e883319916d',
  },
  'dbmm-night.json': {
    winner: 'blue',
    how: 'losses',
    hash: 'ebe59d196de1fae389cf64d51bdb230265eb5a7588730227f66562ac552bf122',
  },
  'dbmm-resigned.json': {
    winner: 'red',
    how: 'resigned',
    hash: 'c7f2cd019fc1bb72f78aee32dc01af92e00ce50411276e5f2f51cd9080759675',
  },
  'dbmm-ships.json': {
    winner: 'blue',
    how: 'losses',
    hash: '6842bea59e0d6987cc3c31973ad25031448485ca9508c2a3faec9bc4e100d1cc',
  },
  'dbmm-walls.json': {
    winner: 'blue',
    how: 'losses',
    hash: '462e718e2c987f83e1c217fcecddff568e6f25c8540f006c942825420a206108',
  },
  'every-option-bot.json': {
    winner: 'blue',
    how: 'rout',
    hash: '5f6f7e58b728113fb19da7b8a0a187d11b3cb42bec01b4f980c3add8e7fba8eb',
  },
  'every-option-hotseat.json': {
    winner: 'red',
    how: 'rout',
    hash: '2b3f69966887ab751e6602dcb0b5f724011fbbd22794ed79ee5ff95f132050f1',
  },
  'hotseat.json': {
    winner: 'red',
    how: 'rout',
    hash: '9dc1e36a41066f66789ec8bccbe26c19a2d1ae9773900603c1f27e196cb477de',
  },
  'hott-against-the-bot.json': {
    winner: 'blue',
    how: 'losses',
    hash: '2693900cb542e7f4fbbfd0773cabd7db14d22fc23cf38efef8667d5d03966140',
  },
  'hott-agreed-draw.json': {
    winner: 'draw',
    how: 'agreed',
    hash: 'a40a2a4e79a72d6adc862b02e5645eaa1c0c967d09c81dd62c791636c74928a0',
  },
  'hott-general.json': {
    winner: 'red',
    how: 'general',
    hash: '2d885c8e812528d3ecef395e47c0d1bfcab6b6dcd3219b4ef18b512e1fd0ba38',
  },
  'hott-hotseat.json': {
    winner: 'red',
    how: 'losses',
    hash: '8766c132e71af8c91f7d2a683e6407a89937bfd7e5be991d92cd0e1713dcd46e',
  },
  'hott-limit.json': {
    winner: 'draw',
    how: 'limit',
    hash: 'a678ded38067703a60869e2e798e5f9603ba59f34f8522a70a2b9df6c095a65c',
  },
  'hott-losses.json': {
    winner: 'red',
    how: 'losses',
    hash: 'b0e042dd868d66b37e0159c333bc4849c677d628a1744139790eeab53befe7a7',
  },
  'hott-mass.json': {
    winner: 'red',
    how: 'losses',
    hash: '11904f780c62a97faacb54a05ceedafde2f9e00fc7895c138e7197b319a233a9',
  },
  'hott-mutual.json': {
    winner: 'draw',
    how: 'mutual',
    hash: 'c30c4c1c588e648bc50ecdfee974535fa332d4e16b7bf3ef7b5667fc9cc90581',
  },
  'hott-resigned.json': {
    winner: 'red',
    how: 'resigned',
    hash: 'd1b346567baa5bb18339fe5462e7b953ee8ab91b3377af4187766ff16f5e92c2',
  },
  'hott-stronghold-captured.json': {
    winner: 'red',
    how: 'stronghold',
    hash: 'e762cf1472e7264041c45ab0d6d41241dbd842e17ff07b4148815d09951af887',
  },
  'hott-stronghold-destroyed.json': {
    winner: 'red',
    how: 'stronghold',
    hash: 'de8e6a74f5b1b1e4515e372b5472aa636f5e8ec0c797e1b9cb7a59b0b2895d31',
  },
  'mutual-rout.json': {
    winner: 'draw',
    how: 'mutual',
    hash: 'c30fa21443f24a62b068f2c07c8af7309e2da568bee53bf809a9962263303f82',
  },
  'night.json': {
    winner: 'draw',
    how: 'night',
    hash: '492dfef0051494ec90c90e07102d9129cee45cc18756a8fd9e34372dd25ac7e9',
  },
  'resigned.json': {
    winner: 'red',
    how: 'resigned',
    hash: '3e42dd80be36622ca784b5734875b2f1dcf1c2cb9b5ace7a7c0c342c2ccf2116',
  },
  'time.json': {
    winner: 'draw',
    how: 'time',
    hash: 'df42e517a9b869236cae563ca3f2b38dc78742ed2a9c23f6b0d6a939e7c8f243',
  },
};
