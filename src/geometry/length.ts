export function length(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}
