import type { SortDirection } from './data-table.types.ts';

/** An arrow in the direction of the order; both directions, pale, for an unsorted column. */
export function SortIcon({ direction }: { readonly direction: SortDirection | null }) {
  return (
    <svg
      width="10"
      height="14"
      viewBox="0 0 10 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {direction !== 'desc' && <path d="M1.5 5 5 1.5 8.5 5" opacity={direction ? 1 : 0.4} />}
      {direction !== 'asc' && <path d="M1.5 9 5 12.5 8.5 9" opacity={direction ? 1 : 0.4} />}
    </svg>
  );
}
