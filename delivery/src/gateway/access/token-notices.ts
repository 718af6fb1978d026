import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { endingTokens } from '../../tokens/ending-tokens.ts';
import type { OpsTokens } from '../../tokens/ops-tokens.ts';
import type { ApiGateway } from '../http/api-gateway.ts';
import { createGatewayProof, GATEWAY_PROOF } from './gateway-proof.ts';

const PATH = '/api/ending_tokens';
/** How often the API is told (ms). */
const INTERVAL = 3_600_000;

interface TokenNoticesOptions {
  readonly tokens: Pick<OpsTokens, 'list'>;
  readonly api: Pick<ApiGateway, 'send'>;
  readonly secret: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now: () => Date;
}

/** Tells the API, which has the mails, of tokens that end soon. It writes once of each, however often it is told. */
export interface TokenNotices {
  /** Never rejects: what was not told now is told the next time. */
  tell(): Promise<void>;
}

export function createTokenNotices({ tokens, api, secret, log, now }: TokenNoticesOptions): TokenNotices {
  const prove = createGatewayProof(secret, PATH);
  return {
    async tell() {
      try {
        const at = now();
        const ending = endingTokens(await tokens.list(), '*', at);
        const ahead = ending.filter(({ expiresAt }) => Date.parse(expiresAt) > at.getTime());
        if (ahead.length === 0) return;
        const body = JSON.stringify({ tokens: ahead });
        const headers = { 'content-type': 'application/json', [GATEWAY_PROOF]: prove(body) };
        const answer = await api.send('POST', PATH, headers, body);
        await answer.body?.cancel();
        if (!answer.ok) log.warn(`the API did not take notice of ending tokens: ${answer.status}`);
      } catch (error) {
        log.warn({ err: error }, 'the API was not told of ending tokens');
      }
    },
  };
}

/** Each hour from when the gateway listens, and first a minute later: the API may start beside it. */
export function tellRegularly(app: FastifyInstance, notices: TokenNotices, interval = INTERVAL): void {
  let timers: NodeJS.Timeout[] = [];
  app.addHook('onListen', async () => {
    const tell = () => void notices.tell();
    timers = [setTimeout(tell, 60_000).unref(), setInterval(tell, interval).unref()];
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
  });
}
