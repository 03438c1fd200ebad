import { render } from 'preact';
import { App } from './app.tsx';
import { startHost } from './state/host.ts';
import { startKeeping } from './state/keep.ts';

const root = document.getElementById('app');
if (root) {
  startKeeping();
  startHost();
  render(<App />, root);
}
