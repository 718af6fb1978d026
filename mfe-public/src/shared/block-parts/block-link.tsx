import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { safeAddress } from './safe-address.logic.ts';

interface BlockLinkProps {
  readonly url: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a page of ours or to elsewhere. Nothing where it leads nowhere: readers have no use for such a button. */
export function BlockLink({ url, className, children }: BlockLinkProps) {
  const address = safeAddress(url);
  if (address === null) return null;
  if (address.startsWith('/')) {
    return (
      <Link className={className} to={address}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={address} rel="noopener noreferrer">
      {children}
    </a>
  );
}
