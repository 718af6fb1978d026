import process from 'node:process';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { dataFolder } from '../shared/data-folder.ts';
import { messageOf } from '../shared/errors.ts';
import { buildGateway } from './build-gateway.ts';
import { readConfig } from './setup/config.ts';
import { announceGateway } from './setup/gateway-file.ts';

/** The longest a stop waits for running requests once it has drained (ms). */
const STOP_TIMEOUT = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const metrics = new Registry();
  // They watch the process until it ends, so that no gateway can own them.
  collectDefaultMetrics({ register: metrics });
  const app = await buildGateway(config, { metrics });
  await app.listen({ port: config.port, host: config.host });

  const { gatewayFile } = dataFolder(config.dataDir);
  const withdrawFile = await announceGateway(gatewayFile, app.listeningOrigin);
  // tools/start waits for this line.
  app.log.info(`listening on ${app.listeningOrigin}`);

  const stop = async () => {
    await app.drain(config.drainSeconds);
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    await app.close();
    await withdrawFile();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`The gateway cannot start: ${messageOf(error)}\n`);
  process.exit(1);
});
