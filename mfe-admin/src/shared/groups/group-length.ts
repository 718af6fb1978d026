/** As the contract has it. */
export const GROUP_LENGTH = 40;
