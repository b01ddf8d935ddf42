/** Of words that stand in the history, whose chain of hashes allows no erasing. */
export const StaysForGood = () => <>This stays for good, also after erasing. Name nobody.</>;
