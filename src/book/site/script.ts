/** The script of the site: only its search. All else works without it. */
import { PLAIN_TERM } from './search.ts';

export const SCRIPT = `'use strict';
(() => {
  const box = document.querySelector('search');
  const input = document.getElementById('search');
  const found = document.getElementById('found');
  const narrow = matchMedia('(max-width: 60rem)');
  const contents = document.querySelector('.contents > details');
  if (contents && narrow.matches) contents.open = false;
  if (!box) return;
  box.hidden = false;
  const plain = ${PLAIN_TERM};
  let index = null;
  const load = (src) => new Promise((done) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = done;
    document.head.append(script);
  });
  window.bookIndex = (text) => {
    index = MiniSearch.loadJSON(text, { fields: ['title', 'text'], storeFields: ['at', 'title', 'page', 'shown'], processTerm: plain });
  };
  let loading = null;
  const ready = () => (loading ??= load('../minisearch.js').then(() => load('search.js')));
  const item = ({ at, title, page, shown }) => {
    const li = document.createElement('li');
    const link = document.createElement('a');
    link.href = at;
    link.textContent = title === page ? title : title + ' · ' + page;
    const text = document.createElement('span');
    text.textContent = shown;
    li.append(link, text);
    return li;
  };
  const search = async () => {
    await ready();
    const asked = input.value.trim();
    const list = document.createElement('ul');
    const results = asked === '' ? [] : index.search(asked, { prefix: true, fuzzy: 0.2, boost: { title: 3 }, combineWith: 'AND' });
    list.append(...results.slice(0, 20).map(item));
    found.replaceChildren(asked !== '' && results.length === 0 ? input.dataset.nothing : list);
  };
  input.addEventListener('focus', ready);
  input.addEventListener('input', search);
})();
`;
