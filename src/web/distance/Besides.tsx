/** What the page of a battle holds besides, where the battle is played at a distance. */
import type { Besides as OfBattle } from '../pages/besides.ts';
import { LineBar } from './LineBar.tsx';
import { LineMenu } from './LineMenu.tsx';
import { Talk } from './Talk.tsx';

export const Besides: OfBattle = { Head: LineBar, Talk, Menu: LineMenu };
