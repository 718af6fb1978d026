import type { ServerResponse } from 'node:http';
import { networkOf } from '../../health/voter.ts';
import { Refusal } from '../../shared/refusal.ts';

/** The open streams of events, one for each tab. */
export interface EventStreams {
  readonly size: number;
  /** Takes a place until `stream` closes. Throws a Refusal: 429 for too many of one network, 503 in total. */
  admit(stream: ServerResponse, address: string): void;
  /** Those that have begun; before that, writing would send a head of its own. */
  begun(): ServerResponse[];
}

/** Of one network: the tabs of a large office. Others ask every ten seconds, as they do without a stream. */
export const STREAMS_PER_NETWORK = 100;

/** Seconds; a tab asks again by itself after about ten. */
const RETRY_AFTER = 10;

export function createEventStreams(most: number, onChange: (open: number) => void): EventStreams {
  const networks = new Map<ServerResponse, string>();
  const openOf = (network: string) => [...networks.values()].filter((one) => one === network).length;

  return {
    get size() {
      return networks.size;
    },
    admit(stream, address) {
      const network = networkOf(address) ?? 'this machine';
      const details = { retryAfter: RETRY_AFTER };
      if (networks.size >= most) {
        throw new Refusal(
          503,
          'too-many-streams',
          'Too many tabs listen here. Ask for the registry instead.',
          details,
        );
      }
      if (openOf(network) >= STREAMS_PER_NETWORK) {
        const message = 'Too many tabs of your network listen here. Ask for the registry instead.';
        throw new Refusal(429, 'too-many-streams', message, details);
      }
      networks.set(stream, network);
      onChange(networks.size);
      stream.once('close', () => {
        networks.delete(stream);
        onChange(networks.size);
      });
    },
    begun: () => [...networks.keys()].filter((stream) => stream.headersSent),
  };
}
