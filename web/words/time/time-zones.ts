/**
 * The time zones of the United States by their everyday names: the states east to west, then the
 * territories.
 */
export const US_ZONES: readonly { readonly zone: string; readonly name: string }[] = [
  { zone: 'America/New_York', name: 'Eastern (New York)' },
  { zone: 'America/Chicago', name: 'Central (Chicago)' },
  { zone: 'America/Denver', name: 'Mountain (Denver)' },
  { zone: 'America/Phoenix', name: 'Mountain, no summer time (Phoenix)' },
  { zone: 'America/Los_Angeles', name: 'Pacific (Los Angeles)' },
  { zone: 'America/Anchorage', name: 'Alaska (Anchorage)' },
  { zone: 'Pacific/Honolulu', name: 'Hawaii (Honolulu)' },
  { zone: 'America/Puerto_Rico', name: 'Atlantic (Puerto Rico)' },
  { zone: 'Pacific/Guam', name: 'Guam' },
];
