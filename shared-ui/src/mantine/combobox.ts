import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox as MantineCombobox, useCombobox as useMantineCombobox } from '@mantine/core';

export const Combobox: typeof MantineCombobox = MantineCombobox;
export const useCombobox = useMantineCombobox;
