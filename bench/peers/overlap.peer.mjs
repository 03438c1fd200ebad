// Tests every pair of 100 bases of 40 x 20 mm for an overlap, on a whole table and in a melee.
import { System } from 'detect-collisions';
import SAT from 'sat';
import { measure, seeded } from './sampling.mjs';

const COUNT = 100;
const PAIRS = (COUNT * (COUNT - 1)) / 2;

function bases(width, depth) {
  const next = seeded(20261120);
  return Array.from({ length: COUNT }, () => ({
    x: next() * width,
    y: next() * depth,
    angle: next() * 2 * Math.PI,
  }));
}

function everyPair(test) {
  return () => {
    let hits = 0;
    for (let i = 0; i < COUNT; i++) for (let j = i + 1; j < COUNT; j++) if (test(i, j)) hits++;
    return hits;
  };
}

function satPolygon({ x, y, angle }) {
  const corners = [
    [-20, -10],
    [20, -10],
    [20, 10],
    [-20, 10],
  ].map(([u, v]) => new SAT.Vector(u, v));
  return new SAT.Polygon(new SAT.Vector(x, y), corners).setAngle(angle);
}

for (const [where, width, depth] of [
  ['whole table', 1200, 900],
  ['melee', 150, 120],
]) {
  const placed = bases(width, depth);
  const polygons = placed.map(satPolygon);
  const response = new SAT.Response();
  measure(
    `sat, ${where}: overlap tests`,
    PAIRS,
    everyPair((i, j) => SAT.testPolygonPolygon(polygons[i], polygons[j])),
  );
  measure(
    `sat with response, ${where}: overlap tests`,
    PAIRS,
    everyPair((i, j) => SAT.testPolygonPolygon(polygons[i], polygons[j], response.clear())),
  );
  const system = new System();
  const bodies = placed.map(({ x, y, angle }) =>
    system.createBox({ x, y }, 40, 20, { isCentered: true, angle }),
  );
  system.update();
  measure(
    `detect-collisions, ${where}: overlap tests`,
    PAIRS,
    everyPair((i, j) => system.checkCollision(bodies[i], bodies[j])),
  );
}
