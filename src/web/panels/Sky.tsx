import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Sky } from '../../engine/contract/shown.ts';
import { Icon } from '../parts/Icon.tsx';
import { session } from '../state/battle/session.ts';
import { t } from '../state/telling/telling.ts';
import { shownBattle } from '../state/view/shown.ts';
import { signsShown, turnDegrees } from '../table/view.ts';

interface Sign {
  readonly icon: 'rain' | 'wind' | 'mud' | 'sun' | 'moon';
  readonly text: string;
  /** Degrees by which the sign is turned. */
  readonly turn?: number;
}

function lightSigns({ light, duskIn, sun, dazzles }: Sky): readonly Sign[] {
  const place = { sun: sun ?? 0 };
  if (light === 'night') return [{ icon: 'moon', text: t('screen.sky.night') }];
  if (light === 'dusk') return [{ icon: 'moon', text: t('screen.sky.dusk') }];
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

function weatherSigns({ rain, mayRain, mud, wind }: Sky): readonly Sign[] {
  return [
    ...(rain ? [{ icon: 'rain', text: t('screen.sky.rain') } as const] : []),
    ...(!rain && mayRain ? [{ icon: 'rain', text: t('screen.sky.rain.risk') } as const] : []),
    ...(mud ? [{ icon: 'mud', text: t('screen.sky.mud') } as const] : []),
    ...(wind === null ? [] : [{ icon: 'wind', text: t('screen.sky.wind', { wind }), turn: wind } as const]),
  ];
}

/** Weather and light in words, over a corner of the table. */
export function SkySigns() {
  const battle = shownBattle.value;
  const sky = battle && session.value?.rules.sky?.(battle);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => signsShown(list.current?.offsetHeight ?? 0));
  const signs = sky ? [...weatherSigns(sky), ...lightSigns(sky)] : [];
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
