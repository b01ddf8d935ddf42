import { expect, test } from 'vitest';
import type { Asked } from '#engine/interview/steps.ts';
import { ticked } from './boxes.ts';

const asked: readonly Asked[] = [
  { fact: 'sellsPersonalData', states: [], figures: [], brings: ['offersDataForSale'] },
  { fact: 'offersDataForSale', states: [], figures: [] },
  { fact: 'targetedAdvertising', states: [], figures: [] },
];

test('who ticks that they sell has ticked that they offer', () => {
  expect(ticked(asked, 'sellsPersonalData', true)).toEqual({
    sellsPersonalData: 'on',
    offersDataForSale: 'on',
  });
});

test('who unticks that they offer has unticked that they sell; the other way round nothing else moves', () => {
  expect(ticked(asked, 'offersDataForSale', false)).toEqual({
    sellsPersonalData: '',
    offersDataForSale: '',
  });
  expect(ticked(asked, 'sellsPersonalData', false)).toEqual({ sellsPersonalData: '' });
  expect(ticked(asked, 'offersDataForSale', true)).toEqual({ offersDataForSale: 'on' });
  expect(ticked(asked, 'targetedAdvertising', true)).toEqual({ targetedAdvertising: 'on' });
});
