import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu as MantineMenu } from '@mantine/core';

export const Menu = MantineMenu;
