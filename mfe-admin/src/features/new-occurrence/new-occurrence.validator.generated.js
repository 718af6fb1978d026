// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateEventSeason = Object.assign(validate10, {"required":["offer","days","startTime","endTime","durationDays","to"],"nullable":[]});
const schema11 = {"type":"object","required":["offer","days","startTime","endTime","durationDays","to"],"properties":{"offer":{"type":"string","pattern":"^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"copyOf":{"type":"string","pattern":"^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"days":{"type":"array","items":{"type":"string","format":"date"},"minItems":1,"maxItems":60,"uniqueItems":true},"startTime":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"endTime":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"durationDays":{"type":"integer","minimum":1,"maximum":60},"deadlineDays":{"type":"integer","minimum":0,"maximum":365},"guide":{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"hasAgreed":{"type":"boolean"},"to":{"enum":["draft","prepared","open"]},"reason":{"type":"string","maxLength":500},"dryRun":{"type":"boolean"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern1 = new RegExp("^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern2 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern4 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const formats0 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offer === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "offer"});
errors++;
}
if(data.days === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "days"});
errors++;
}
if(data.startTime === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "startTime"});
errors++;
}
if(data.endTime === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "endTime"});
errors++;
}
if(data.durationDays === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "durationDays"});
errors++;
}
if(data.to === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.offer !== undefined){
let data0 = data.offer;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/offer", "pattern", {pattern: "^/api/offers/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/offer", "type", {type: "string"});
errors++;
}
}
if(data.copyOf !== undefined){
let data1 = data.copyOf;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/copyOf", "pattern", {pattern: "^/api/events/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/copyOf", "type", {type: "string"});
errors++;
}
}
if(data.days !== undefined){
let data2 = data.days;
if(Array.isArray(data2)){
if(data2.length > 60){
vErrors = report(vErrors, instancePath+"/days", "maxItems", {limit: 60});
errors++;
}
if(data2.length < 1){
vErrors = report(vErrors, instancePath+"/days", "minItems", {limit: 1});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/days/" + i0, "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/days/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/days", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/days", "type", {type: "array"});
errors++;
}
}
if(data.startTime !== undefined){
let data4 = data.startTime;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
vErrors = report(vErrors, instancePath+"/startTime", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/startTime", "type", {type: "string"});
errors++;
}
}
if(data.endTime !== undefined){
let data5 = data.endTime;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
vErrors = report(vErrors, instancePath+"/endTime", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/endTime", "type", {type: "string"});
errors++;
}
}
if(data.durationDays !== undefined){
let data6 = data.durationDays;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = report(vErrors, instancePath+"/durationDays", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/durationDays", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data6 < 1 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/durationDays", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.deadlineDays !== undefined){
let data7 = data.deadlineDays;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = report(vErrors, instancePath+"/deadlineDays", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 365 || isNaN(data7)){
vErrors = report(vErrors, instancePath+"/deadlineDays", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = report(vErrors, instancePath+"/deadlineDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.guide !== undefined){
let data8 = data.guide;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
vErrors = report(vErrors, instancePath+"/guide", "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/guide", "type", {type: "string"});
errors++;
}
}
if(data.hasAgreed !== undefined){
if(typeof data.hasAgreed !== "boolean"){
vErrors = report(vErrors, instancePath+"/hasAgreed", "type", {type: "boolean"});
errors++;
}
}
if(data.to !== undefined){
let data10 = data.to;
if(!(((data10 === "draft") || (data10 === "prepared")) || (data10 === "open"))){
vErrors = report(vErrors, instancePath+"/to", "enum", {allowedValues: schema11.properties.to.enum});
errors++;
}
}
if(data.reason !== undefined){
let data11 = data.reason;
if(typeof data11 === "string"){
if(func3(data11) > 500){
vErrors = report(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
vErrors = report(vErrors, instancePath+"/dryRun", "type", {type: "boolean"});
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
