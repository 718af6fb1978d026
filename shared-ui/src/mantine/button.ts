import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { Button as MantineButton } from '@mantine/core';

export const Button = MantineButton;
