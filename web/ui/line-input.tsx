import type { ControlProps } from './field.tsx';

interface LineInputProps {
  control: Partial<ControlProps> & { id: string };
  value: string;
  onType: (text: string) => void;
  inputMode?: 'email' | 'tel' | 'url';
}

/** The approximate number of characters on a line of the narrowest window. */
const WIDE = 30;

/** A single-line input that wraps, so that all of it is visible; Enter submits the form. */
export function LineInput({ control, value, onType, inputMode }: LineInputProps) {
  return (
    <textarea
      {...control}
      className="input detail__line"
      rows={1 + Math.floor(value.length / WIDE)}
      autoComplete="off"
      {...(inputMode === undefined ? {} : { inputMode, autoCapitalize: 'none' })}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
