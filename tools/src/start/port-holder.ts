import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** Whether somebody listens there already. */
export function isPortTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Whatever else is wrong with the address, the gateway says.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

/** The process that listens on a port; null where no tool of the machine says it. */
export function portHolder(port: number): number | null {
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' });
  const ss = () => spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' }).stdout;
  const pid = /^\d+/.exec(lsof.stdout ?? '')?.[0] ?? /pid=(\d+)/.exec(ss() ?? '')?.[1];
  return pid === undefined ? null : Number(pid);
}
