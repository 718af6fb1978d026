import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon as MantineActionIcon } from '@mantine/core';

export const ActionIcon = MantineActionIcon;
