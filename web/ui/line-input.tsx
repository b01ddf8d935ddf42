import type { ControlProps } from './field.tsx';

interface LineInputProps {
  control: Partial<ControlProps> & { id: string };
  value: string;
  onType: (text: string) => void;
  inputMode?: 'email' | 'tel' | 'url';
}

/** The approximate number of characters on a line of the narrowest window. */
/** What is typed is one line: breaks, with the blanks around them, become a space. */
const inOneLine = (text: string) =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : text;

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
      onChange={({ currentTarget }) => onType(inOneLine(currentTarget.value))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
    />
  );
}
