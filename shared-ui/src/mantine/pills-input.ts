import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Pill as MantinePill, PillsInput as MantinePillsInput } from '@mantine/core';

export const Pill = MantinePill;
export const PillsInput = MantinePillsInput;
