/** The parts of two libraries without types that faces are read with. */
declare module 'subset-font' {
  /** Keeps the letters of `text`, and pins axes of a variable face. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'truetype'): Promise<Buffer> };
  export default fontverter;
}
