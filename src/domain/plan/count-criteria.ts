/** Renders "1 criterion" or "2 criteria". */
export function countCriteria(count: number): string {
  return `${count} ${count === 1 ? 'criterion' : 'criteria'}`;
}
