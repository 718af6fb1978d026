/** How often per second `work` completes over `seconds`, with that many at once, after a short warm-up. */
export async function throughput(
  work: () => Promise<unknown>,
  concurrency: number,
  seconds: number,
): Promise<number> {
  const runFor = async (duration: number) => {
    const end = performance.now() + duration * 1000;
    let completed = 0;
    const lane = async () => {
      while (performance.now() < end) {
        await work();
        completed += 1;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, lane));
    return completed / duration;
  };
  await runFor(Math.min(1, seconds / 3));
  return runFor(seconds);
}
