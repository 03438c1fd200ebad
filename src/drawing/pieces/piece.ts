/** Bases as pieces: a bevelled stand with a figure, a name and the standard of a leader. */
import type { PlacedBase } from '../../engine/battle.ts';
import type { BaseLook } from '../base-look.ts';
import { type Figure, figureNamed } from '../figures/catalogue.ts';
import { figureNodes, silhouette } from '../figures/compile.ts';
import { type Level, uprightTurn } from '../label.ts';
import { fallen } from '../light.ts';
import { commandStrip, whiteFlag } from '../marks.ts';
import { type DrawnNode, draw } from '../node.ts';
import { namePlate, nameStrip, typePlate } from './name.ts';
import { drawStand } from './stand.ts';
import { drawStandard } from './standard.ts';
import { zonesOf } from './zones.ts';

/** How far the shadow of a figure falls on the ground, and in flight. */
const LOW = 0.8;
const HIGH = 3.2;
/** The height of a command's strip when the name has no room for its bars. */
const STRIP = 2.4;

/** From afar a figure shows this part of its men, larger. */
const FEW = 0.5;

/** How the name is written; from the farthest it has no place. */
const NAMED = {
  near: nameStrip,
  middle: namePlate,
  far: typePlate,
  farthest: typePlate,
  crowd: typePlate,
} as const;

const IN_RANKS = { ragged: false, part: 1, bold: false } as const;

/** A base as a piece, on a table turned by this many degrees. */
export function pieceBase(
  base: PlacedBase,
  figure: Figure,
  look: BaseLook,
  level: Level,
  degrees: number,
): readonly DrawnNode[] {
  const { label, piece, command } = look;
  const { airborne, vehicles = 0, leader, regular, demoralised } = label;
  const turn = uprightTurn(degrees);
  const strip = command === null || level === 'near' ? 0 : STRIP;
  const zones = zonesOf(base, level, turn !== 0, { leader, vehicles, strip });
  const seen = level === 'near' || level === 'middle';
  const shade = seen ? fallen(degrees, airborne === 'flying' ? HIGH : LOW) : null;
  const ranks = { ragged: regular === false, part: seen ? zones.shown : FEW, bold: !seen };
  const cart = zones.vehicles ? figureNamed('cart') : null;
  return [
    ...drawStand(base, look, level, degrees),
    level === 'crowd'
      ? silhouette(figure, zones.figure, ranks, piece.tones)
      : figureNodes(figure, zones.figure, ranks, piece.tones, shade),
    ...(cart && zones.vehicles
      ? [draw('g', { class: 'cart' }, [figureNodes(cart, zones.vehicles, IN_RANKS, piece.tones, shade)])]
      : []),
    ...(zones.name ? [NAMED[level](zones.name, look, turn)] : []),
    ...(zones.standard ? [drawStandard(zones.standard, turn)] : []),
    ...(command === null || strip === 0 ? [] : commandStrip(base, command, strip)),
    ...(demoralised ? [whiteFlag(base)] : []),
  ];
}
