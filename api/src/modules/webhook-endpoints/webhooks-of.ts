import { type Config, secretsOf } from '../../config/config.ts';
import { receiverCaller } from './call-receiver.ts';
import { webhookSealOf } from './webhook-seal.ts';

/** Gives the job what it needs to sign and to call. */
export const webhooksOf = (config: Config) => ({
  seal: webhookSealOf(secretsOf(config)),
  call: receiverCaller({ allowsLoopback: config.webhookLoopback }),
});
