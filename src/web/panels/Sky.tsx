import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Sky } from '../../engine/contract/shown.ts';
import { Icon } from '../parts/Icon.tsx';
import { session } from '../state/battle/session.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { tellView, turnDegrees } from '../table/view.ts';

interface Sign {
  readonly icon: 'rain' | 'wind' | 'mud' | 'sun' | 'moon';
  readonly text: string;
  /** Degrees by which the sign is turned. */
  readonly turn?: number;
}

/** The lights in which the sun does not matter. */
const DARK = ['dusk', 'dawn', 'moonlight', 'dark', 'night'] as const;

/** The clock, in hours and minutes. */
function hourSigns({ hour }: Sky): readonly Sign[] {
  if (hour === null || hour === undefined) return [];
  const minute = String(Math.round((hour % 1) * 60)).padStart(2, '0');
  return [{ icon: 'sun', text: t('screen.sky.hour', { hour: Math.floor(hour), minute }) }];
}

function lightSigns({ light, duskIn, sun, dazzles }: Sky): readonly Sign[] {
  const place = { sun: sun ?? 0 };
  const dark = DARK.find((each) => each === light);
  if (dark) return [{ icon: 'moon', text: t(`screen.sky.${dark}`) }];
  return [
    ...(sun !== null && dazzles ? [{ icon: 'sun', text: t('screen.sky.dazzle', place) } as const] : []),
    ...(sun !== null && !dazzles
      ? [
          {
            icon: 'sun',
            text: t('screen.sky.sun', { ...place, low: light === 'low-sun' ? 'yes' : 'no' }),
          } as const,
        ]
      : []),
    ...(duskIn === null
      ? []
      : [{ icon: 'moon', text: t('screen.sky.dusk.in', { rounds: duskIn }) } as const]),
  ];
}

/** What falls or lies in the air, each with its sign. */
const AIR = [
  ['rain', 'rain'],
  ['snow', 'rain'],
  ['dust', 'wind'],
  ['mist', 'mud'],
  ['fog', 'mud'],
  ['overcast', 'rain'],
] as const;

function weatherSigns(sky: Sky): readonly Sign[] {
  const { rain, mayRain, mud, wind, strong } = sky;
  return [
    ...AIR.flatMap(([what, icon]) => (sky[what] ? [{ icon, text: t(`screen.sky.${what}`) } as const] : [])),
    ...(!rain && mayRain ? [{ icon: 'rain', text: t('screen.sky.rain.risk') } as const] : []),
    ...(mud ? [{ icon: 'mud', text: t('screen.sky.mud') } as const] : []),
    ...(wind === null
      ? []
      : [
          {
            icon: 'wind',
            text: t('screen.sky.wind', { wind, strong: strong ? 'yes' : 'no' }),
            turn: wind,
          } as const,
        ]),
  ];
}

/** Weather and light in words, over a corner of the table. */
export function SkySigns() {
  const battle = shownBattle.value;
  const sky = battle && session.value?.rules.sky?.(battle);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => tellView('signed', list.current?.offsetHeight ?? 0));
  const signs = sky ? [...weatherSigns(sky), ...lightSigns(sky), ...hourSigns(sky)] : [];
  if (signs.length === 0) return null;
  return (
    <ul ref={list} class="sky-signs" aria-label={t('screen.sky')}>
      {signs.map(({ icon, text, turn }) => (
        <li key={text}>
          <span
            style={turn === undefined ? undefined : { transform: `rotate(${turn + turnDegrees.value}deg)` }}
          >
            <Icon name={icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
