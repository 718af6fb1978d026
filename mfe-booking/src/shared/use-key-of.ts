import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** The same words have the same key, however often they are sent (docs/domain/bookings.md#idempotency). */
export function useKeyOf<Body>() {
  const last = useRef({ words: '', key: '' });
  return (body: Body): string => {
    const words = JSON.stringify(body);
    if (words !== last.current.words) last.current = { words, key: newIdempotencyKey() };
    return last.current.key;
  };
}
