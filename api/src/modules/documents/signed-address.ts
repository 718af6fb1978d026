import type { Seal } from '../../lib/seal.ts';
import { endOfAddress } from './terms.domain.ts';

/** Addresses that open one document for a while, without a login (docs/domain/documents.md#rights). */
export interface AddressSigner {
  /** @returns the address of the document's file. */
  sign(id: string, now: Date): string;
  opens(token: string, id: string, now: Date): boolean;
}

export const documentFilePath = (id: string): string => `/api/documents/${id}/file`;

export function addressSigner(seal: Seal): AddressSigner {
  function read(token: string): string[] {
    try {
      return seal.open(token).split(' ');
    } catch {
      return [];
    }
  }
  return {
    sign: (id, now) => `${documentFilePath(id)}?token=${seal.close(`${id} ${endOfAddress(now).getTime()}`)}`,
    opens(token, id, now) {
      const [of, until] = read(token);
      return of === id && now.getTime() < Number(until);
    },
  };
}
