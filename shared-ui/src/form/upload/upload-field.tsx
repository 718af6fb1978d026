import { useForm } from 'react-final-form';
import type { FieldProps } from '../field-props.ts';
import { useFormField } from '../use-form-field.ts';
import type { UploadKind } from './upload-limits.ts';
import { UploadList } from './upload-list.tsx';
import type { SendFile } from './use-uploads.ts';

interface UploadFieldProps<Item> extends FieldProps {
  readonly kind?: UploadKind;
  readonly upload: SendFile<Item>;
  /** What the form holds of an uploaded item: its IRI, or a row of a repeated group. */
  readonly toValue: (item: Item) => unknown;
}

/** Adds what was uploaded to an array of the form, in the order it arrives. */
export function UploadField<Item>({ name, upload, toValue, ...props }: UploadFieldProps<Item>) {
  const form = useForm();
  const { error } = useFormField<readonly unknown[]>(name);
  return (
    <UploadList
      {...props}
      error={error}
      upload={upload}
      onUploaded={(item) => form.change(name, [...(form.getFieldState(name)?.value ?? []), toValue(item)])}
    />
  );
}
