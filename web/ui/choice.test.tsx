import { act } from "react";
import { expect, it, vi } from "vitest";
import { testPage } from "../testing/test-page.ts";
import { CheckCards, RadioCards } from "./choice.tsx";

const { page, show } = testPage();
const options = [3, 4].map((value) => ({ value, label: String(value) }));

async function press(value: number) {
  await act(async () => page.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click());
}

it("says once what is chosen, also when it was chosen beforehand", async () => {
  const onChange = vi.fn();
  show(<RadioCards legend="Days" options={options} value={3} onChange={onChange} />);
  await press(3);
  expect(onChange.mock.calls).toEqual([[3]]);
  await press(4);
  expect(onChange.mock.calls).toEqual([[3], [4]]);
});

it("ticks and unticks once a press where several can be chosen", async () => {
  const onChange = vi.fn();
  show(<CheckCards legend="Days" options={options} values={[3]} onChange={onChange} />);
  await press(3);
  await press(4);
  expect(onChange.mock.calls).toEqual([[[]], [[3, 4]]]);
});
