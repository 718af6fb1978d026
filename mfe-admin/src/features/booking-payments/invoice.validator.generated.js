// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateInvoicePatch = Object.assign(validate10, {"required":[],"nullable":["recipient.email"]});
const schema11 = {"type":"object","properties":{"recipient":{"type":"object","required":["company","name","street","houseNumber","postalCode","city","country","email","reference"],"properties":{"company":{"type":"string","maxLength":70},"name":{"type":"string","maxLength":70,"pattern":"\\S"},"street":{"type":"string","maxLength":70,"pattern":"\\S"},"houseNumber":{"type":"string","maxLength":16},"postalCode":{"type":"string","maxLength":16,"pattern":"\\S"},"city":{"type":"string","maxLength":35,"pattern":"\\S"},"country":{"type":"string","pattern":"^[A-Z]{2}$"},"email":{"anyOf":[{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},{"type":"null"}]},"reference":{"type":"string","maxLength":140}},"additionalProperties":false}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^[A-Z]{2}$", "u");
const pattern5 = new RegExp("^[\\x00-\\x7F]*$", "u");
const formats0 = formats.email;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "recipient")){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.recipient !== undefined){
let data0 = data.recipient;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.company === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "company"});
errors++;
}
if(data0.name === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "name"});
errors++;
}
if(data0.street === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "street"});
errors++;
}
if(data0.houseNumber === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "houseNumber"});
errors++;
}
if(data0.postalCode === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "postalCode"});
errors++;
}
if(data0.city === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "city"});
errors++;
}
if(data0.country === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "country"});
errors++;
}
if(data0.email === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "email"});
errors++;
}
if(data0.reference === undefined){
vErrors = report(vErrors, instancePath+"/recipient", "required", {missingProperty: "reference"});
errors++;
}
for(const key1 in data0){
if(!(func2.call(schema11.properties.recipient.properties, key1))){
vErrors = report(vErrors, instancePath+"/recipient", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.company !== undefined){
let data1 = data0.company;
if(typeof data1 === "string"){
if(func3(data1) > 70){
vErrors = report(vErrors, instancePath+"/recipient/company", "maxLength", {limit: 70});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/company", "type", {type: "string"});
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(func3(data2) > 70){
vErrors = report(vErrors, instancePath+"/recipient/name", "maxLength", {limit: 70});
errors++;
}
if(!pattern0.test(data2)){
vErrors = report(vErrors, instancePath+"/recipient/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/name", "type", {type: "string"});
errors++;
}
}
if(data0.street !== undefined){
let data3 = data0.street;
if(typeof data3 === "string"){
if(func3(data3) > 70){
vErrors = report(vErrors, instancePath+"/recipient/street", "maxLength", {limit: 70});
errors++;
}
if(!pattern0.test(data3)){
vErrors = report(vErrors, instancePath+"/recipient/street", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/street", "type", {type: "string"});
errors++;
}
}
if(data0.houseNumber !== undefined){
let data4 = data0.houseNumber;
if(typeof data4 === "string"){
if(func3(data4) > 16){
vErrors = report(vErrors, instancePath+"/recipient/houseNumber", "maxLength", {limit: 16});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/houseNumber", "type", {type: "string"});
errors++;
}
}
if(data0.postalCode !== undefined){
let data5 = data0.postalCode;
if(typeof data5 === "string"){
if(func3(data5) > 16){
vErrors = report(vErrors, instancePath+"/recipient/postalCode", "maxLength", {limit: 16});
errors++;
}
if(!pattern0.test(data5)){
vErrors = report(vErrors, instancePath+"/recipient/postalCode", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/postalCode", "type", {type: "string"});
errors++;
}
}
if(data0.city !== undefined){
let data6 = data0.city;
if(typeof data6 === "string"){
if(func3(data6) > 35){
vErrors = report(vErrors, instancePath+"/recipient/city", "maxLength", {limit: 35});
errors++;
}
if(!pattern0.test(data6)){
vErrors = report(vErrors, instancePath+"/recipient/city", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/city", "type", {type: "string"});
errors++;
}
}
if(data0.country !== undefined){
let data7 = data0.country;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
vErrors = report(vErrors, instancePath+"/recipient/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/country", "type", {type: "string"});
errors++;
}
}
if(data0.email !== undefined){
let data8 = data0.email;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(typeof data8 === "string"){
if(func3(data8) > 180){
vErrors = report(vErrors, instancePath+"/recipient/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern5.test(data8)){
vErrors = report(vErrors, instancePath+"/recipient/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data8))){
vErrors = report(vErrors, instancePath+"/recipient/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/email", "type", {type: "string"});
errors++;
}
var _valid0 = _errs21 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs23 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/recipient/email", "type", {type: "null"});
errors++;
}
var _valid0 = _errs23 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/recipient/email", "anyOf", {});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data0.reference !== undefined){
let data9 = data0.reference;
if(typeof data9 === "string"){
if(func3(data9) > 140){
vErrors = report(vErrors, instancePath+"/recipient/reference", "maxLength", {limit: 140});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient/reference", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/recipient", "type", {type: "object"});
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
