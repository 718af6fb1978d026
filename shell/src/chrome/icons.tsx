import type { ReactNode } from 'react';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 8h18M3 16h18" />
  </Icon>
);
export const SearchIcon = () => (
  <Icon>
    <path d="M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5.5 5.5" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="m14.5 5-7 7 7 7" />
  </Icon>
);
export const ChevronIcon = () => (
  <Icon>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);
