/**
 * Loaded before a server (node --import): sets its clock, so that two recordings are made on the
 * same day.
 */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const TrueDate = Date;

class ShiftedDate extends TrueDate {
  constructor(...parts) {
    if (parts.length === 0) super(TrueDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return TrueDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate;
