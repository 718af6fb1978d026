/** The longest reason that somebody of the office writes, as the contract has it. */
export const REASON_LENGTH = 500;
