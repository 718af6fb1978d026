/** `einer Minute`, `15 Minuten`: to stand after «in». */
export function waitingTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
}
