// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validatePaymentCreate = Object.assign(validate10, {"required":["booking","amount","method","receivedOn"],"nullable":[]});
const schema11 = {"type":"object","required":["booking","amount","method","receivedOn"],"properties":{"booking":{"type":"string","pattern":"^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"amount":{"type":"integer","minimum":1,"maximum":100000000},"method":{"enum":["bank","cash"]},"receivedOn":{"type":"string","format":"date"},"note":{"type":"string","maxLength":500},"again":{"type":"boolean"}},"additionalProperties":false};
const pattern0 = new RegExp("^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.date;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.booking === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "booking"});
errors++;
}
if(data.amount === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "amount"});
errors++;
}
if(data.method === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "method"});
errors++;
}
if(data.receivedOn === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "receivedOn"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "booking") || (key0 === "amount")) || (key0 === "method")) || (key0 === "receivedOn")) || (key0 === "note")) || (key0 === "again"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.booking !== undefined){
let data0 = data.booking;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/booking", "pattern", {pattern: "^/api/bookings/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/booking", "type", {type: "string"});
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = report(vErrors, instancePath+"/amount", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000000 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/amount", "maximum", {comparison: "<=", limit: 100000000});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/amount", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.method !== undefined){
let data2 = data.method;
if(!((data2 === "bank") || (data2 === "cash"))){
vErrors = report(vErrors, instancePath+"/method", "enum", {allowedValues: schema11.properties.method.enum});
errors++;
}
}
if(data.receivedOn !== undefined){
let data3 = data.receivedOn;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/receivedOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/receivedOn", "type", {type: "string"});
errors++;
}
}
if(data.note !== undefined){
let data4 = data.note;
if(typeof data4 === "string"){
if(func2(data4) > 500){
vErrors = report(vErrors, instancePath+"/note", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/note", "type", {type: "string"});
errors++;
}
}
if(data.again !== undefined){
if(typeof data.again !== "boolean"){
vErrors = report(vErrors, instancePath+"/again", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
