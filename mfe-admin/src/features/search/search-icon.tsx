export function SearchIcon() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="7.5" cy="7.5" r="5" />
      <path d="m11.2 11.2 4.8 4.8" />
    </svg>
  );
}
