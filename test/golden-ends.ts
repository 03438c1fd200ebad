/** How each battle of content/battles ends. */
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
  'hotseat.json': {
    winner: 'red',
    how: 'rout',
    hash: '9dc1e36a41066f66789ec8bccbe26c19a2d1ae9773900603c1f27e196cb477de',
  },
  'mutual-rout.json': {
    winner: 'draw',
    how: 'mutual',
    hash: 'c30fa21443f24a62b068f2c07c8af7309e2da568bee53bf809a9962263303f82',
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
