/** Wordmark under a ridge line: Eiger, Mönch and Jungfrau as the office in Grindelwald sees them. */
export function Logo() {
  return (
    <svg
      width="88"
      height="36"
      viewBox="0 0 88 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path
        d="M1 13.5 13 4l7.5 6.5 4-3 6.5 5 9.5-10 8 8.5 5-3.5L63 13l6-3.5 8 5 4-2 6 3"
        strokeLinejoin="round"
      />
      <g strokeWidth="2.6">
        <path d="M2.3 34V20.3h12M2.3 27h10" />
        <path d="M26.3 19v15" />
        <path d="M39.3 34V20.3h7.2a4 4 0 0 1 0 8h-7.2M46 28.3l6 5.7" />
        <path d="M64.3 34V21l14.4 12V19" strokeLinejoin="bevel" />
      </g>
    </svg>
  );
}
