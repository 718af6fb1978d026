import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Switch.css';
import { Switch as MantineSwitch } from '@mantine/core';

export const Switch = MantineSwitch;
